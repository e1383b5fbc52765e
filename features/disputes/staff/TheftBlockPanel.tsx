// Identity theft: a request for a block beside the round, with its four papers.
import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { TheftBlockView } from '../contract.ts';
import { BLOCK_DAYS, BLOCK_LAW, BLOCK_PAPER_WORDS } from '../rules/theft-block.ts';
import classes from './NextRoundPanel.module.css';
import { theftBlockOptions } from './queries.ts';

interface TheftBlockPanelProps {
  readonly contactId: string;
  /** Of the draft: what it says is asked again when it was saved. */
  readonly version: number | null;
}

/** Renders nothing where the client calls no entry identity theft. */
export function TheftBlockPanel({ contactId, version }: TheftBlockPanelProps): ReactElement | null {
  const { data, error, refetch } = useQuery(theftBlockOptions(contactId));
  useEffect(() => {
    if (version !== null) void refetch();
  }, [version, refetch]);
  if (!data) return error ? <RefusalNote error={error} /> : null;
  if (data.blocks.length === 0) return null;
  return (
    <section aria-labelledby="theft-block" className={classes['panel']}>
      <Title order={2} id="theft-block">
        Identity theft block
      </Title>
      <Text c="dimmed">
        Identity theft is no item of a round. A bureau blocks such entries within {BLOCK_DAYS} business days of all four papers ({BLOCK_LAW}
        ). The client files the report in person; a false report is a crime.
      </Text>
      <ul className={classes['list']}>
        {data.blocks.map((block) => (
          <Block key={block.bureau} contactId={contactId} block={block} />
        ))}
      </ul>
    </section>
  );
}

function Block({ contactId, block }: { readonly contactId: string; readonly block: TheftBlockView }): ReactElement {
  const { bureau, items, papers, doubts, ready, address, dueIfToday } = block;
  const missing = papers.filter(({ held }) => !held);
  return (
    <li className={classes['item']}>
      <div className={classes['words']}>
        <Text fw={600}>
          <span className="redress-bureau" data-bureau={bureau}>
            {BUREAU_NAMES[bureau]}
          </span>
        </Text>
        <Text size="sm">
          {items
            .map(({ heading, accountNumberMasked }) => (accountNumberMasked === null ? heading : `${heading}, ${accountNumberMasked}`))
            .join('; ')}
        </Text>
        {missing.length > 0 && (
          <>
            <Text size="sm">Missing:</Text>
            <ul aria-label={`Missing for ${BUREAU_NAMES[bureau]}`}>
              {missing.map(({ paper }) => (
                <li key={paper}>
                  <Text size="sm">{BLOCK_PAPER_WORDS[paper]}</Text>
                </li>
              ))}
            </ul>
          </>
        )}
        {[...doubts, ...(address.problem === null ? [] : [address.problem])].map((sentence) => (
          <Text key={sentence} size="sm">
            {sentence}
          </Text>
        ))}
        {ready && (
          <Text size="sm">
            All four papers are here. It goes to {address.lines.join(', ')}. With all of them there today, the block is due by{' '}
            {formatDate(dueIfToday)}.{' '}
            <Anchor component={AppLink} href={`/letters?write=new&contact=${contactId}&about=identity-theft`}>
              Write the request to {BUREAU_NAMES[bureau]}
            </Anchor>
          </Text>
        )}
      </div>
    </li>
  );
}
