import { sharedTexts } from '../language/shared-texts.ts';

export const refusalTexts = sharedTexts({
  fault: 'Something went wrong on our side.',
  unreachable: 'The server cannot be reached. Please check the connection and try again.',
  broken: 'Something went wrong on this page. Please reload it.',
});
