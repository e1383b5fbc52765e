import { Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import type { Draft, DraftItem, DraftItemInput, GateRefusal } from '../contract.ts';
import { findReason } from '../rules/dispute-reasons.ts';
import { BulkActions } from './BulkActions.tsx';
import { copyClaim, otherBureausOf } from './copy-claim.ts';
import { DetailQuestion } from './DetailQuestion.tsx';
import type { DocumentChoice } from './FactsEditor.tsx';
import { describePlace } from './disputable-lines.ts';
import { changeItems, itemKey, removeItems, type Items } from './draft-edit.ts';
import { ConfirmCorrect } from './ConfirmCorrect.tsx';
import { RecordSummons } from './RecordSummons.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { NotesOfItem } from './NotesOfItem.tsx';
import classes from './ChosenItems.module.css';

interface ChosenItemsProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly items: Items;
  readonly report: CreditReport;
  /** What the server said of the items when they were last saved. */
  readonly saved: Draft | null;
  /** The client's documents in hand. */
  readonly documents: readonly DocumentChoice[];
  readonly onEdit: (make: (items: Items) => Items) => void;
}

/** The chosen items, one open at a time; several selected ones get reason, request, a fact or other bureaus together. */
export function ChosenItems({ contactId, reportId, items, report, saved, documents, onEdit }: ChosenItemsProps): ReactElement {
  const [, setSearch] = useSearchParams();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (items.length === 0) return <EmptyState sentence="No items chosen yet." />;

  const problems = new Map((saved?.items ?? []).map((item) => [itemKey(item), item.problems]));
  const results = new Map((saved?.items ?? []).map((item) => [itemKey(item), item.lastResult]));
  const headings = new Map((saved?.items ?? []).map((item) => [itemKey(item), item.heading]));
  const ordered = BUREAUS.flatMap((bureau) => items.filter((item) => item.bureau === bureau));
  const nextAfter = (key: string): string | undefined => {
    const at = ordered.findIndex((item) => itemKey(item) === key);
    return [...ordered.slice(at + 1), ...ordered.slice(0, at)].map(itemKey).find((other) => (problems.get(other)?.length ?? 1) > 0);
  };
  const open = (key: string | null): void => {
    setOpenKey(key);
    const bureau = ordered.find((item) => itemKey(item) === key)?.bureau;
    // The letters beside the workspace show the bureau that is being worked on.
    if (bureau) setSearch({ letter: bureau });
    // The opened editor is on the page only after this render.
    if (key !== null)
      requestAnimationFrame(() => document.getElementById(editorId(key))?.querySelector<HTMLElement>('input, textarea')?.focus());
  };
  const select = (key: string, on: boolean): void =>
    setSelected((before) => {
      const next = new Set(before);
      if (on) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <div>
      <BulkActions
        report={report}
        items={items}
        selected={selected}
        documents={documents}
        onEdit={onEdit}
        onClear={() => setSelected(new Set())}
      />
      {BUREAUS.map((bureau) => {
        const here = ordered.filter((item) => item.bureau === bureau);
        const keys = here.map(itemKey);
        return (
          here.length > 0 && (
            <section key={bureau} aria-label={`Items for ${BUREAU_NAMES[bureau]}`}>
              <div className={classes['bureau']}>
                <Checkbox
                  size="xs"
                  aria-label={`Select all items for ${BUREAU_NAMES[bureau]}`}
                  checked={keys.every((key) => selected.has(key))}
                  indeterminate={keys.some((key) => selected.has(key)) && !keys.every((key) => selected.has(key))}
                  onChange={(event) => {
                    for (const key of keys) select(key, event.currentTarget.checked);
                  }}
                />
                <span className={`redress-bureau ${classes['name']}`} data-bureau={bureau}>
                  {BUREAU_NAMES[bureau]}
                </span>
                <span className={classes['dimmed']}>
                  {here.length} {here.length === 1 ? 'item' : 'items'}
                </span>
              </div>
              {here.map((item) => {
                const key = itemKey(item);
                return (
                  <ChosenItem
                    key={key}
                    item={item}
                    report={report}
                    wasCalled={headings.get(key)}
                    contactId={contactId}
                    reportId={reportId}
                    lastResult={results.get(key) ?? null}
                    saved={saved?.items.find((one) => itemKey(one) === key)}
                    documents={documents}
                    problems={problems.get(key)}
                    isOpen={openKey === key}
                    isSelected={selected.has(key)}
                    onSelect={(on) => select(key, on)}
                    onToggle={() => open(openKey === key ? null : key)}
                    next={nextAfter(key)}
                    onOpen={open}
                    onEdit={onEdit}
                  />
                );
              })}
            </section>
          )
        );
      })}
    </div>
  );
}

interface ChosenItemProps extends Pick<ChosenItemsProps, 'contactId' | 'reportId' | 'report' | 'onEdit' | 'documents'> {
  readonly lastResult: DraftItem['lastResult'];
  /** As the server has it. */
  readonly saved: DraftItem | undefined;
  readonly item: DraftItemInput;
  /** Its name when it was last saved, for a line the report no longer has. */
  readonly wasCalled: string | undefined;
  /** undefined while the server has not judged the item yet. */
  readonly problems: readonly GateRefusal[] | undefined;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (on: boolean) => void;
  readonly onToggle: () => void;
  readonly next: string | undefined;
  readonly onOpen: (key: string) => void;
}

function ChosenItem({
  contactId,
  reportId,
  lastResult,
  item,
  report,
  wasCalled,
  saved,
  documents,
  problems,
  isOpen,
  isSelected,
  onSelect,
  onToggle,
  next,
  onOpen,
  onEdit,
}: ChosenItemProps): ReactElement {
  const key = itemKey(item);
  const place = describePlace(report, item);
  const heading = place?.heading ?? wasCalled ?? 'Not in this report';
  const reason = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  const otherBureaus = otherBureausOf(report, item);
  const blocking = problems?.filter((problem) => problem.blocks).length;
  return (
    <div className={classes['item']} data-open={isOpen || undefined}>
      <div className={classes['row']}>
        <Checkbox
          size="xs"
          aria-label={`Select ${heading} at ${BUREAU_NAMES[item.bureau]}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <button type="button" className={classes['summary']} aria-expanded={isOpen} onClick={onToggle}>
          <span className={classes['words']}>
            <span className={classes['heading']}>{heading}</span>
            {place?.number !== undefined && <span className={classes['dimmed']}> {place.number}</span>}
            <span className={classes['reason']}>{reason?.label ?? 'No reason yet'}</span>
          </span>
          <Openness blocking={blocking} />
          <IconChevronRight size={16} aria-hidden="true" className={classes['chevron'] ?? ''} />
        </button>
      </div>
      {isOpen && (
        <div id={editorId(key)}>
          <ItemEditor
            item={item}
            place={place}
            saved={saved}
            problems={problems ?? []}
            otherBureaus={otherBureaus}
            lastResult={lastResult}
            asked={saved?.question && <DetailQuestion contactId={contactId} reportId={reportId} item={item} asked={saved.question} />}
            notes={<NotesOfItem contactId={contactId} reportId={reportId} item={item} />}
            more={
              <>
                <ConfirmCorrect contactId={contactId} reportId={reportId} item={item} heading={heading} />
                <RecordSummons contactId={contactId} reportId={reportId} item={item} heading={heading} />
              </>
            }
            documents={documents}
            onChange={(change) => onEdit((all) => changeItems(all, new Set([key]), change))}
            onCopy={(bureaus) => onEdit((all) => copyClaim(report, all, all.find((i) => itemKey(i) === key) ?? item, bureaus))}
            onRemove={() => onEdit((all) => removeItems(all, new Set([key])))}
            onNext={next === undefined ? undefined : () => onOpen(next)}
          />
        </div>
      )}
    </div>
  );
}

function Openness({ blocking }: { readonly blocking: number | undefined }): ReactElement | null {
  if (blocking === undefined) return null;
  return blocking === 0 ? (
    <span className={classes['ready']}>✓ Ready</span>
  ) : (
    <span className={classes['unfinished']}>{blocking} open</span>
  );
}

function editorId(key: string): string {
  return `dispute-item-${key.replaceAll(/[^\w-]+/g, '-')}`;
}
