import { sharedTexts } from '../language/shared-texts.ts';

export const lookTexts = sharedTexts({
  loading: 'Loading',
  themes: { light: 'Switch to the light theme', dark: 'Switch to the dark theme' },
  waiting: 'The connection was lost while this page was loading. It opens by itself as soon as the connection is back.',
});
