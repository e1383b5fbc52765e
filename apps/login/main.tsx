// What staff see before they are signed in: a page of its own, without the router and the data of the staff app, so that it is
// ready soon on a slow line. The signed-in person continues to the staff app.
import './component-styles.ts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { publicConfig } from '../../platform/web/identity/public-config.ts';
import { identityReady } from '../../platform/web/identity/identity.ts';
import { ThemeFrame } from '../../platform/web/look/ThemeFrame.tsx';
import { PartFailure } from './PartFailure.tsx';
import { pageAt, SIGN_IN } from './pages.tsx';
import { goOn } from './go-on.ts';
import { warmUpStaffApp } from './warm-up.ts';

const path = location.pathname.replace(/\/+$/, '').toLowerCase();

if (path === SIGN_IN && (await isSignedIn())) goOn();
else show();

/** A signed-in person without any permission stays here and reads why. */
async function isSignedIn(): Promise<boolean> {
  const identity = await identityReady();
  return identity.phase === 'in' && !identity.claims.lastAuthError;
}

function show(): void {
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page has no #root element.');
  const Page = pageAt(path);
  createRoot(place).render(
    <StrictMode>
      <ThemeFrame shades={publicConfig().office.shades}>
        <PartFailure>
          <Suspense>
            <Page />
          </Suspense>
        </PartFailure>
      </ThemeFrame>
    </StrictMode>,
  );
  warmUpStaffApp();
}
