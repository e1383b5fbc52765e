// The states of letters at the mail service in words and tones, in the order of what needs someone.
import type { Tone } from '../../../platform/web/look/ToneText.tsx';
import type { SendingState } from '../contract.ts';

export const STATE_LOOKS: readonly { readonly state: SendingState; readonly label: string; readonly tone: Tone }[] = [
  { state: 'unknown', label: 'Unclear', tone: 'late' },
  { state: 'refused', label: 'Refused', tone: 'late' },
  { state: 'waiting', label: 'Waiting', tone: 'soon' },
  { state: 'sending', label: 'Sending', tone: 'soon' },
  { state: 'sent', label: 'Sent', tone: 'good' },
  { state: 'cancelled', label: 'Canceled', tone: 'none' },
];
