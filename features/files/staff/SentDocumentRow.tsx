import { Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import type { SentDocument } from '../contract.ts';
import { formatSize, mediaWords } from '../rules/file-words.ts';
import classes from './DocumentsTab.module.css';

/** Which file is on its way to a tab of its own, and how another is sent there. */
export interface Opening {
  readonly path: string | undefined;
  readonly start: (path: string) => void;
}

/** A file of the contact: what it is, when and by whom it came, and opening it. */
export function SentDocumentRow({ one, opening }: { readonly one: SentDocument; readonly opening: Opening }): ReactElement {
  return (
    <li className={classes['line']}>
      <div className={classes['words']}>
        <Text fw={500}>{one.name}</Text>
        <Text c="dimmed" size="sm">
          {mediaWords(one.mediaType)} · {formatSize(one.sizeBytes)} · <DateText at={one.sentAt} distance={false} />
          {one.sentBy && (
            <>
              {' '}
              · <bdi>{one.sentBy.name}</bdi>
              {one.sentBy.kind === 'client' && ', the client'}
            </>
          )}
        </Text>
        {one.state !== 'ok' && <Text size="sm">{HELD_BACK[one.state]}</Text>}
      </div>
      {one.state === 'ok' && (
        <Button
          variant="default"
          size="xs"
          className={classes['action'] ?? ''}
          loading={opening.path === one.path}
          aria-label={`Open ${one.name}`}
          onClick={() => opening.start(one.path)}
        >
          Open
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
