import { Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ChangeList } from '../../../platform/web/document/ChangeList.tsx';
import classes from '../../../platform/web/document/FindingList.module.css';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import type { AgreementTemplateDetail, AgreementTemplateVersion } from '../contract.ts';
import { AGREEMENT_CATALOGUE } from '../rules/fields.ts';
import { changesOptions, versionPagesOptions } from './queries.ts';
import { statesWords } from './template-words.ts';

const SAME = 'The words are the same. Only the look of the text, its name or its states changed.';

/** Published versions, each with what changed in it, and what the draft would change. */
export function VersionsPanel({ template }: { readonly template: AgreementTemplateDetail }): ReactElement {
  const list = useInfiniteQuery(versionPagesOptions(template.id));
  const versions = list.data?.pages.flatMap((page) => page.rows);
  const [newest] = versions ?? [];
  if (list.error) return <RefusalNote error={list.error} />;
  if (!versions) return <LoadingLines />;
  return (
    <Stack gap="xs">
      {newest && template.draft && <Compared templateId={template.id} from={newest} words="Show what the draft changes" />}
      {versions.length === 0 ? (
        <EmptyState sentence="Nothing was published yet." />
      ) : (
        <ul className={classes['list']} aria-label="Versions">
          {versions.map((version, i) => (
            <li key={version.id} className={classes['finding']}>
              <VersionHead version={version} />
              {versions[i + 1] && (
                <Compared
                  templateId={template.id}
                  from={versions[i + 1]}
                  to={version}
                  words={`Show what changed in version ${version.number}`}
                />
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

function VersionHead({ version: { number, at, by, states } }: { readonly version: AgreementTemplateVersion }): ReactElement {
  const { nameOf } = useColleagues();
  const who = by === null ? 'the program' : (nameOf(by) ?? 'a former colleague');
  return (
    <Text size="sm">
      <strong>Version {number}</strong> · <time dateTime={at}>{formatOfficeMoment(at)}</time> by <bdi>{who}</bdi> · {statesWords(states)}
    </Text>
  );
}

interface ComparedProps {
  readonly templateId: string;
  readonly from: AgreementTemplateVersion | undefined;
  /** The text as it is now when left out. */
  readonly to?: AgreementTemplateVersion;
  readonly words: string;
}

function Compared({ templateId, from, to, words }: ComparedProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const asked = { id: templateId, from: from?.id ?? '', ...(to && { to: to.id }) };
  const { data, error } = useQuery({ ...changesOptions(asked), enabled: isOpen && from !== undefined });
  return (
    <div>
      <Button size="compact-sm" variant="default" mt={4} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide changes' : words}
      </Button>
      {isOpen &&
        (error ? (
          <RefusalNote error={error} />
        ) : data ? (
          <ChangeList changes={data.changes} catalogue={AGREEMENT_CATALOGUE} same={SAME} />
        ) : (
          <LoadingLines />
        ))}
    </div>
  );
}
