import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { answersContract } from '../contract.ts';

/** The page itself is the app's: it shows a file beside the answer and chooses contacts, which are other features. */
export const answersScreens = screensOf<typeof answersContract, ContactTabProps>()({
  feature: 'answers',
  area: 'Answers on paper',
  renews: ['disputes', 'letters', 'files', 'cases', 'calendar', 'dashboard'],
});
