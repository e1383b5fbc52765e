// The pages before signing in. The server and the dev server answer exactly these paths with this app.
import { lazy, type ComponentType, type ReactElement } from 'react';
import { LoginPage } from '../../features/identity/staff/LoginPage.tsx';
import { loadPart } from '../../platform/web/live/load-part.ts';
import { goOn } from './go-on.ts';

export const SIGN_IN = '/login';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [SIGN_IN]: SignIn,
  '/login/forgot': lazy(() =>
    loadPart(async () => ({ default: (await import('../../features/identity/staff/ForgotPage.tsx')).ForgotPage })),
  ),
  '/login/action': lazy(() =>
    loadPart(async () => ({ default: (await import('../../features/identity/staff/ActionPage.tsx')).ActionPage })),
  ),
  '/invite': lazy(() => loadPart(async () => ({ default: (await import('./InvitePage.tsx')).InvitePage }))),
};

export function pageAt(path: string): ComponentType {
  return PAGES[path] ?? SignIn;
}

function SignIn(): ReactElement {
  return <LoginPage onSignedIn={goOn} />;
}
