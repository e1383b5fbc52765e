import './portal.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginLanguage } from '../../platform/web/language/page-language.ts';
import { PageLanguage } from '../../platform/web/language/PageLanguage.tsx';
import { AppFrame } from '../../platform/web/look/AppFrame.tsx';
import { goThrough, GoContext } from '../../platform/web/look/AppLink.tsx';
import { publicConfig } from '../../platform/web/identity/public-config.ts';
import { beginPreview } from '../../platform/web/identity/preview.ts';
import { currentIdentity, observeIdentity } from '../../platform/web/identity/identity.ts';
import { createQueryClient } from '../../platform/web/live/query-client.ts';
import { learnSpanish } from './learn-spanish.ts';
import { createPortalRouter } from './routes.tsx';

beginPreview();
beginLanguage();
learnSpanish();
const queryClient = createQueryClient();
const router = createPortalRouter();
const go = goThrough(router.history);

// Data of one person is never shown to the next, also when the change was made in another tab.
let known: string | undefined;
observeIdentity(() => {
  const identity = currentIdentity();
  const person = identity.phase === 'in' ? identity.uid : identity.phase;
  if (known !== undefined && person !== known) queryClient.clear();
  known = person;
});

const place = document.querySelector('#root');
if (!place) throw new Error('The page has no #root element.');
createRoot(place).render(
  <StrictMode>
    <PageLanguage>
      <AppFrame queryClient={queryClient} shades={publicConfig().office.shades}>
        <GoContext value={go}>
          <RouterProvider router={router} />
        </GoContext>
      </AppFrame>
    </PageLanguage>
  </StrictMode>,
);
