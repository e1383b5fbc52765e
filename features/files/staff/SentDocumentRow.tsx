import { Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { SentDocument } from '../contract.ts';
import { FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import { formatSize, mediaWords } from '../rules/file-words.ts';
import { ReviewText } from './ReviewText.tsx';
import classes from './DocumentsTab.module.css';

/** Which file is on its way to a tab of its own, and how another is sent there. */
export interface Opening {
  readonly path: string | undefined;
  readonly start: (path: string) => void;
}

interface SentDocumentRowProps {
  readonly one: SentDocument;
  /** Shows the file beside the list. */
  readonly onLook: () => void;
}

/** A file of the contact: what it is, when and by whom it came, and looking at it. */
export function SentDocumentRow({ one, onLook }: SentDocumentRowProps): ReactElement {
  return (
    <li className={classes['line']}>
      <div className={classes['words']}>
        <Text fw={500}>{one.name}</Text>
        <Text c="dimmed" size="sm">
          {one.kind !== null && `${FILE_KIND_WORDS[one.kind]} · `}
          {mediaWords(one.mediaType)} · {formatSize(one.sizeBytes)} · <DateText at={one.sentAt} distance={false} />
          {one.sentBy && (
            <>
              {' '}
              · <bdi>{one.sentBy.name}</bdi>
              {one.sentBy.kind === 'client' && ', the client'}
            </>
          )}
        </Text>
        {one.state === 'ok' ? (
          <Text size="sm">
            <ReviewText review={one.review} />
            {one.expiresOn !== null && ` · expires on ${formatDate(one.expiresOn)}`}
          </Text>
        ) : (
          <Text size="sm">{HELD_BACK[one.state]}</Text>
        )}
      </div>
      {one.state === 'ok' && (
        <Button variant="default" size="xs" className={classes['action'] ?? ''} aria-label={`Look at ${one.name}`} onClick={onLook}>
          Look at
        </Button>
      )}
    </li>
  );
}

/** Why a file is not opened. */
export const HELD_BACK = {
  quarantined: 'It can be opened once it has been checked for viruses.',
  infected: 'A virus was found in this file, so it cannot be opened.',
} as const;
