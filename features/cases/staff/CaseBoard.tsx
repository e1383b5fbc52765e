// The clients by stage, from left to right. Its code loads only with the board, because dragging needs much of it.
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { civilDateAt, daysBetween } from '../../../platform/base/civil-date.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { Board } from '../../../platform/web/board/Board.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { formatDateTime } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { officeToday, officeZone } from '../../../platform/web/look/office-day.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { CLIENT_STAGES, type ClientStage } from '../../contacts/rules/stages.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { CaseCard } from '../contract.ts';
import { FINAL_STAGES } from '../rules/stage-gates.ts';
import { STAGE_NAMES } from '../rules/stage-names.ts';
import { CaseMenu } from './CaseMenu.tsx';
import { EndDialog } from './parts/EndDialog.tsx';
import { api, boardOptions, type BoardFilter, type Depth } from './queries.ts';

interface Ending {
  readonly card: CaseCard;
  readonly to: ClientStage;
  readonly settle: () => void;
}

export function CaseBoard({ filter }: { readonly filter: BoardFilter }): ReactElement {
  const mayWork = useMay()('cases:work');
  const { options, depth } = useMemo(() => {
    const fresh: Depth = new Map();
    return { options: boardOptions(filter, fresh), depth: fresh };
  }, [filter]);
  const { data, error, refetch } = useQuery(options);
  const [ending, setEnding] = useState<Ending>();
  const move = useChange(api.moveStage, { several: true });
  if (!data) return error ? <RefusalNote error={error} /> : <LoadingLines />;

  const onMove = async (card: CaseCard, key: string): Promise<void> => {
    const to = stageOf(key);
    if (!to) return undefined;
    // Where a case ends the card waits in the column until the reason is given, and goes back without one.
    if (FINAL_STAGES.includes(to)) return new Promise((settle) => setEnding({ card, to, settle }));
    await move.run({ contactId: card.id, version: card.version, stage: to });
    return undefined;
  };
  const onMore = (key: string): void => {
    const stage = stageOf(key);
    if (!stage) return;
    depth.set(stage, (depth.get(stage) ?? 0) + 1);
    void refetch();
  };
  return (
    <>
      <RefusalNote error={error} />
      <Board
        label="Clients by stage"
        cardKey={(card) => card.id}
        cardName={(card) => card.name}
        renderCard={(card) => <CardBody card={card} />}
        columns={data.columns.map(({ stage, count, capped, cards }) => ({ key: stage, title: STAGE_NAMES[stage], count, capped, cards }))}
        canMove={(card, to) => mayWork && to !== card.stage && card.onHoldSince === null}
        onMove={onMove}
        onMore={onMore}
      />
      {ending && (
        <EndDialog
          of={ending.card}
          to={ending.to}
          onClose={() => {
            ending.settle();
            setEnding(undefined);
          }}
        />
      )}
    </>
  );
}

function CardBody({ card }: { readonly card: CaseCard }): ReactElement {
  const { nameOf } = useColleagues();
  const owner = nameOf(card.ownerId);
  return (
    <>
      <Group gap={4} wrap="nowrap" justify="space-between" align="flex-start">
        <AppLink href={`/contacts/${card.id}`} style={{ color: 'inherit', fontWeight: 500, textDecoration: 'none' }}>
          <bdi>{card.name}</bdi>
        </AppLink>
        {card.onHoldSince !== null && <CaseMenu of={{ ...card, hold: card.holdKind }} />}
      </Group>
      <Text size="sm" c="dimmed">
        <time dateTime={card.stageSince} title={`Since ${formatDateTime(card.stageSince)}`}>
          {daysHere(card.stageSince)}
        </time>
        {owner !== undefined && (
          <>
            {' '}
            · <bdi>{owner}</bdi>
          </>
        )}
      </Text>
      {card.hold !== null && <Text size="sm">{card.hold}</Text>}
    </>
  );
}

/** Counted as lists of cases count them. */
function daysHere(since: string): string {
  const days = Math.max(0, daysBetween(civilDateAt(new Date(since), officeZone()), officeToday()));
  return days === 0 ? 'Since today' : `${days} ${days === 1 ? 'day' : 'days'} here`;
}

function stageOf(key: string): ClientStage | undefined {
  return CLIENT_STAGES.find((stage) => stage === key);
}
