import { Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ChangeList } from '../../../platform/web/document/ChangeList.tsx';
import classes from '../../../platform/web/document/FindingList.module.css';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import type { LibraryLetterDetail } from '../contract.ts';
import { LETTER_CATALOGUE } from '../rules/letter-catalogue.ts';
import { api, changesOptions, versionPagesOptions } from './queries.ts';

interface LetterVersionsProps {
  readonly letter: LibraryLetterDetail;
  /** Saves what is being written, so that it is not lost; answers the version then. */
  readonly settle: () => Promise<number | undefined>;
}

/** Published versions, each with what changed in it, what the draft would change, and the ways back. */
export function LetterVersions({ letter, settle }: LetterVersionsProps): ReactElement {
  const mayEdit = useMay()('letter-library:edit');
  const { nameOf } = useColleagues();
  const list = useInfiniteQuery(versionPagesOptions(letter.id));
  const discard = useChange(api.discardDraft);
  const restore = useChange(api.restoreDefault);
  const versions = list.data?.pages.flatMap((page) => page.rows);
  const [newest] = versions ?? [];
  if (list.error) return <RefusalNote error={list.error} />;
  if (!versions) return <LoadingLines />;
  const { id, draft, published, shipped, differsFromShipped } = letter;
  const withVersion = async (run: (asked: { id: string; version: number }) => void): Promise<void> => {
    const version = await settle();
    if (version !== undefined) run({ id, version });
  };
  return (
    <Stack gap="xs">
      {newest && draft && <Compared letterId={id} from={newest.id} words="Show what the draft changes" />}
      {shipped && differsFromShipped && <Compared letterId={id} from="shipped" words="Show how it differs from the text of the program" />}
      {mayEdit && (
        <Group gap="xs">
          {draft && published && (
            <Button variant="default" size="compact-sm" loading={discard.isPending} onClick={() => void withVersion(discard.start)}>
              Discard draft
            </Button>
          )}
          {shipped && differsFromShipped && (
            <Button variant="default" size="compact-sm" loading={restore.isPending} onClick={() => void withVersion(restore.start)}>
              Restore default
            </Button>
          )}
        </Group>
      )}
      <RefusalNote error={discard.error ?? restore.error} />
      {versions.length === 0 ? (
        <EmptyState sentence="Nothing was published yet." />
      ) : (
        <ul className={classes['list']} aria-label="Versions">
          {versions.map(({ id: versionId, number, at, by }, i) => (
            <li key={versionId} className={classes['finding']}>
              <Text size="sm">
                <strong>Version {number}</strong> · <time dateTime={at}>{formatOfficeMoment(at)}</time> by{' '}
                <bdi>{by === null ? 'the program' : (nameOf(by) ?? 'a former colleague')}</bdi>
              </Text>
              {versions[i + 1] && (
                <Compared letterId={id} from={versions[i + 1]?.id ?? ''} to={versionId} words={`Show what changed in version ${number}`} />
              )}
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Group>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface ComparedProps {
  readonly letterId: string;
  readonly from: string;
  /** The text as it is now when left out. */
  readonly to?: string;
  readonly words: string;
}

function Compared({ letterId, from, to, words }: ComparedProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...changesOptions({ id: letterId, from, ...(to !== undefined && { to }) }), enabled: isOpen });
  return (
    <div>
      <Button size="compact-sm" variant="default" mt={4} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide changes' : words}
      </Button>
      {isOpen &&
        (error ? (
          <RefusalNote error={error} />
        ) : data ? (
          <ChangeList changes={data.changes} catalogue={LETTER_CATALOGUE} same="The words are the same." />
        ) : (
          <LoadingLines />
        ))}
    </div>
  );
}
