import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppFrame } from '../../platform/web/look/AppFrame.tsx';
import { goThrough, GoContext } from '../../platform/web/look/AppLink.tsx';
import { currentIdentity, observeIdentity } from '../../platform/web/identity/identity.ts';
import { createQueryClient } from '../../platform/web/live/query-client.ts';
import { createStaffRouter } from './routes.tsx';

const queryClient = createQueryClient();
const router = createStaffRouter(queryClient);
const go = goThrough(router.history);

// A sign-in or sign-out, also in another tab, asks the guards again; data of one person is never shown to the next.
let known: string | undefined;
observeIdentity(() => {
  const identity = currentIdentity();
  const person = identity.phase === 'in' ? identity.uid : identity.phase;
  if (person === known) return;
  const isFirst = known === undefined;
  known = person;
  if (isFirst) return;
  queryClient.clear();
  void router.invalidate();
});

const place = document.querySelector('#root');
if (!place) throw new Error('The page has no #root element.');
createRoot(place).render(
  <StrictMode>
    <AppFrame queryClient={queryClient}>
      <GoContext value={go}>
        <RouterProvider router={router} />
      </GoContext>
    </AppFrame>
  </StrictMode>,
);
