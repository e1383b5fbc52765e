// The way of each lead from left to right. Loaded with the board only, because of what dragging needs.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { Board } from '../../../platform/web/board/Board.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { LeadCard } from '../contract.ts';
import { isLeadStage, isOpenStage, STAGE_LABELS, type LeadStage, type OpenStage } from '../rules/lead-stages.ts';
import { LeadCardBody } from './parts/LeadCardBody.tsx';
import { LostDialog } from './parts/LostDialog.tsx';
import { api, boardOptions, withCard, withNextPage, type Board as BoardData, type BoardFilter, type Depth } from './queries.ts';

interface Moved {
  readonly card: LeadCard;
  readonly from: OpenStage;
}
interface Losing {
  readonly card: LeadCard;
  readonly settle: () => void;
}

export function LeadBoard({ filter }: { readonly filter: BoardFilter }): ReactElement {
  const cache = useQueryClient();
  const mayWork = useMay()('leads:work');
  // Another filter is another board, of which nothing more has been asked for yet.
  const { options, depth } = useMemo(() => {
    const fresh: Depth = new Map();
    return { options: boardOptions(filter, fresh), depth: fresh };
  }, [filter]);
  const { data, error } = useQuery(options);
  const [moved, setMoved] = useState<Moved>();
  const [losing, setLosing] = useState<Losing>();
  const [moreError, setMoreError] = useState<unknown>();
  const keep = (card: LeadCard): void =>
    void cache.setQueryData(options.queryKey, (board: BoardData | undefined) => board && withCard(board, card));
  const moveStage = useChange(api.moveStage, { several: true });
  const reopen = useChange(api.reopen, { several: true });
  const undo = useChange(api.moveStage);
  const undoLost = useChange(api.reopen);
  const undoMove = ({ card, from }: Moved): void => {
    const { id, version, stage } = card;
    (stage === 'lost' ? undoLost : undo).start({ id, version, stage: from }, (now) => {
      keep(now);
      setMoved(undefined);
    });
  };
  const columns = useMemo(
    () => data?.columns.map(({ stage, count, capped, rows }) => ({ key: stage, title: STAGE_LABELS[stage], count, capped, cards: rows })),
    [data],
  );
  if (!columns) return error ? <RefusalNote error={error} /> : <LoadingLines />;

  const settled = (card: LeadCard, from: LeadStage): void => {
    keep(card);
    setMoved(isOpenStage(from) ? { card, from } : undefined);
  };
  /** To another stage; a lost lead is reopened there. */
  const moveTo = ({ id, version, stage: from }: LeadCard, to: OpenStage): Promise<LeadCard> =>
    (from === 'lost' ? reopen : moveStage).run({ id, version, stage: to });
  const onMove = async (card: LeadCard, to: string): Promise<void> => {
    if (isOpenStage(to)) return settled(await moveTo(card, to), card.stage);
    // Lost: the card waits in the column until the reason is given, and goes back without one.
    return new Promise((done) => setLosing({ card, settle: done }));
  };
  const onMore = (stage: string): void => {
    if (!isLeadStage(stage) || !data) return;
    depth.set(stage, (depth.get(stage) ?? 0) + 1);
    withNextPage(data, filter, stage).then((board) => void cache.setQueryData(options.queryKey, board), setMoreError);
  };
  return (
    <>
      {moved && (
        <UndoNote
          sentence={`${moved.card.name} moved to ${STAGE_LABELS[moved.card.stage]}.`}
          busy={undo.isPending || undoLost.isPending}
          error={undo.error ?? undoLost.error}
          onUndo={() => undoMove(moved)}
          onClose={() => setMoved(undefined)}
        />
      )}
      <RefusalNote error={error ?? moreError} />
      <Board
        label="Leads by stage"
        columns={columns}
        cardKey={(card) => card.id}
        cardName={(card) => card.name}
        renderCard={(card) => <LeadCardBody card={card} />}
        canMove={(card, to) => mayWork && to !== card.stage}
        onMove={onMove}
        onMore={onMore}
      />
      {losing && (
        <LostDialog
          lead={losing.card}
          onLost={(card) => settled(card, losing.card.stage)}
          onClose={() => {
            losing.settle();
            setLosing(undefined);
          }}
        />
      )}
    </>
  );
}
