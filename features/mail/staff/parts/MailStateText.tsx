import { IconAlertTriangle, IconArchive, IconCheck, IconClock, IconQuestionMark } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { MailRow } from '../../contract.ts';
import classes from './MailStateText.module.css';

const STATES = {
  waiting: { words: 'Waiting', tone: 'quiet', Icon: IconClock },
  sending: { words: 'Sending', tone: 'quiet', Icon: IconClock },
  sent: { words: 'Sent', tone: 'plain', Icon: IconCheck },
  kept: { words: 'Kept here', tone: 'plain', Icon: IconArchive },
  failed: { words: 'Not delivered', tone: 'late', Icon: IconAlertTriangle },
  unknown: { words: 'Unclear', tone: 'soon', Icon: IconQuestionMark },
} as const;

/** What has become of a mail, in plain words. */
export function MailStateText({ state }: { readonly state: MailRow['state'] }): ReactElement {
  const { words, tone, Icon } = STATES[state];
  return (
    <span className={classes['state']} data-tone={tone}>
      <Icon size={16} stroke={1.6} aria-hidden="true" /> {words}
    </span>
  );
}
