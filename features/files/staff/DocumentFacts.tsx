// What is known of a document: where it came from, what was decided, who opened it.
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { SentDocument } from '../contract.ts';
import { DOCUMENT_TEXTS } from '../rules/document-texts.ts';
import { formatSize, mediaWords } from '../rules/file-words.ts';
import { openingsOptions } from './queries.ts';
import { ReviewText } from './ReviewText.tsx';

interface DocumentFactsProps {
  readonly one: SentDocument;
  /** Set where the page is not that of the contact. */
  readonly contact?: { readonly id: string; readonly name: string } | undefined;
  /** False for files that the program keeps: nothing is decided about them. */
  readonly isUpload?: boolean;
}

export function DocumentFacts({ one, contact, isUpload = true }: DocumentFactsProps): ReactElement {
  const { reviewed, rejection, expiresOn } = one;
  return (
    <div>
      {contact && (
        <Anchor component={AppLink} href={`/contacts/${contact.id}?tab=documents`} fw={500}>
          {contact.name}
        </Anchor>
      )}
      <Text c="dimmed" size="sm">
        {mediaWords(one.mediaType)} · {formatSize(one.sizeBytes)} · <DateText at={one.sentAt} />
        {one.sentBy && (
          <>
            {' '}
            · <bdi>{one.sentBy.name}</bdi>
            {one.sentBy.kind === 'client' && ', the client'}
          </>
        )}
      </Text>
      {isUpload && (
        <Text size="sm">
          <ReviewText review={one.review} />
          {reviewed && (
            <>
              {' '}
              by <bdi>{reviewed.by}</bdi>, <DateText at={reviewed.at} distance={false} />
            </>
          )}
          {expiresOn !== null && ` · expires on ${formatDate(expiresOn)}`}
          {one.review !== 'sent' && (one.seenByClient ? ' · seen by the client' : ' · not seen by the client yet')}
        </Text>
      )}
      {rejection && (
        <Text size="sm">
          {DOCUMENT_TEXTS.en.reasons[rejection.reason]}
          {rejection.words !== null && ` “${rejection.words}”`}
        </Text>
      )}
      {isUpload && <Openings id={one.id} />}
    </div>
  );
}

/** Who of the office opened it. Nothing before the first. */
function Openings({ id }: { readonly id: string }): ReactElement | null {
  const { data } = useQuery(openingsOptions(id));
  if (!data || data.rows.length === 0) return null;
  return (
    <Text c="dimmed" size="sm">
      Opened by{' '}
      {data.rows.map(({ name, lastAt }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <bdi>{name}</bdi> (<DateText at={lastAt} distance={false} />)
        </span>
      ))}
    </Text>
  );
}
