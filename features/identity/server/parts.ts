import type { FeatureSettings, Part } from '../../../platform/server/part.ts';

export const IDENTITY_SETTINGS: FeatureSettings = {
  about: 'Sign-in',
  names: [
    'AUTHORIZED_DOMAINS',
    'API_KEY',
    'PROJECT_ID',
    'ID_TOKEN_MINUTES',
    'TOKEN_SYNC_URL',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
  ],
};

export const IDENTITY_PARTS: readonly Part[] = [
  {
    key: 'access.google',
    name: 'Sign in with Google',
    about: 'Staff and clients sign in with a Google account, or with another OpenID Connect provider.',
    needs: 'A client registered at the provider, with the address of this program as redirect address.',
    settings: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    without: 'People sign in with email and password.',
  },
  {
    key: 'access.tokenSync',
    name: 'Token sync',
    about: 'Each new sign-in token is posted to a path of this site, for another program behind it.',
    needs: 'A program at that path that takes the token.',
    settings: ['TOKEN_SYNC_URL'],
    without: 'Tokens stay in the browser.',
  },
];
