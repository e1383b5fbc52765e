// The states of letters at the mail service in words and colors, in the order of what needs someone.
import type { SendingState } from '../contract.ts';

export const STATE_LOOKS: readonly { readonly state: SendingState; readonly label: string; readonly color: string }[] = [
  { state: 'unknown', label: 'Unclear', color: 'orange' },
  { state: 'refused', label: 'Refused', color: 'red' },
  { state: 'waiting', label: 'Waiting', color: 'gray' },
  { state: 'sending', label: 'Sending', color: 'blue' },
  { state: 'sent', label: 'Sent', color: 'green' },
  { state: 'cancelled', label: 'Canceled', color: 'gray' },
];
