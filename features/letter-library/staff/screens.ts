import { screensOf } from '../../../platform/web/screens.ts';
import type { letterLibraryContract } from '../contract.ts';

/** Its page also picks a client, so the app composes it. */
export const letterLibraryScreens = screensOf<typeof letterLibraryContract>()({
  feature: 'letter-library',
  area: 'Letter library',
  subjectPages: { 'library-letter': '/letters' },
});
