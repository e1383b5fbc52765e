// What forms and refusals say by themselves, for staff in English and for clients in their language.
import { sharedTexts } from '../language/shared-texts.ts';

export const formTexts = sharedTexts({
  close: 'Close',
  closeMessage: 'Close this message',
  showPassword: 'Show the password',
  cancel: 'Cancel',
  startOver: 'Start over',
  retype: (fields: string) => `Please type again what this browser never keeps: ${fields}.`,
  restored: (moment: string) => `Your unsaved entries of ${moment} were restored.`,
  possibleFrom: (day: string) => `Possible from ${day}.`,
  help: 'Help for this page',
  reference: (number: string) => `Reference ${number}`,
  cut: (most: number, lost: number) =>
    `At most ${most.toLocaleString('en-US')} characters fit here. ${lost === 1 ? 'The last one' : `The last ${lost.toLocaleString('en-US')}`} of the new text ${lost === 1 ? 'was' : 'were'} left out.`,
  conflict: {
    title: 'Someone else saved changes while you were editing',
    same: 'Your version is the same as the saved version.',
    differs: 'Your version is still here. It differs from the saved version in:',
    field: 'Field',
    mine: 'Your version',
    saved: 'Saved version',
    nothing: 'nothing',
    saveMine: 'Save my version',
    useSaved: 'Use saved version',
  },
  wording: {
    of: (about: string) => `Wording of ${about}`,
    block: (phrase: string) => `Cannot be sent: “${phrase}”`,
    warn: (phrase: string) => `Please check: “${phrase}”`,
    // In Spanish the advice is not worked out word by word.
    advice: '',
    instead: 'Instead:',
    rule: (rule: string, citation: string) => `Rule ${rule}, ${citation}`,
  },
});
