import { Anchor, Button } from '@mantine/core';
import { useRef, type ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { formatDateTime } from '../../../../platform/web/look/format-date.ts';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { formatPhone } from '../../../../platform/base/format-phone.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { HotLead } from '../../contract.ts';
import classes from '../HotLeadPanel.module.css';
import { api } from '../queries.ts';
import { WaitText } from './WaitText.tsx';

interface HotLeadRowProps {
  readonly lead: HotLead;
  /** Someone else claimed the lead: the row is about to change, so the reason is shown outside it. */
  readonly onTooLate: (error: unknown) => void;
}

/** One hot lead of the panel: who, since when or who has them, and the two ways to answer. */
export function HotLeadRow({ lead, onTooLate }: HotLeadRowProps): ReactElement {
  const next = useRef<HTMLElement>(null);
  const claim = useChange(api.claim);
  const take = (): void =>
    void claim.run({ id: lead.id }).then(
      () => goOn(next.current),
      (error: unknown) => {
        if (!isTooLate(error)) return;
        onTooLate(error);
        goOn(next.current);
      },
    );
  return (
    <li className={classes['row']}>
      <span className={classes['who']}>
        <Anchor component={AppLink} href={`/contacts/${lead.id}`} fw={600} className={classes['name'] ?? ''} title={lead.name}>
          <bdi>{lead.name}</bdi>
        </Anchor>{' '}
        <span className={classes['dim']}>{[lead.urgency, lead.source].filter(Boolean).join(' · ')}</span>
      </span>
      <HotLeadState lead={lead} />
      <span className={classes['tools']}>
        {lead.phone !== null && (
          <Button component="a" href={`tel:${lead.phone}`} variant="default" size="compact-sm" aria-label={`Call ${lead.name}`}>
            {formatPhone(lead.phone)}
          </Button>
        )}
        {lead.ownerId === null && (
          <Button
            variant="default"
            size="compact-sm"
            loading={claim.isPending}
            aria-label={`Claim ${lead.name}`}
            data-claim
            onClick={({ currentTarget }) => {
              next.current = nextClaim(currentTarget);
              take();
            }}
          >
            Claim
          </Button>
        )}
      </span>
      {claim.error !== null && !isTooLate(claim.error) && <RefusalNote error={claim.error} />}
    </li>
  );
}

/** The lead is not as the row has it: claimed, converted, merged or gone. Anything else can be tried again in the row. */
function isTooLate(error: unknown): boolean {
  return [404, 409].includes(asRefusal(error).status);
}

/** Who claimed the lead and when it was contacted; while neither happened, how long it waits. */
function HotLeadState({ lead: { ownerId, firstContactedAt, waitingSince } }: { readonly lead: HotLead }): ReactElement {
  const { me, nameOf } = useColleagues();
  if (ownerId === null && firstContactedAt === null) return <WaitText since={waitingSince} />;
  const claimed = ownerId !== null && `Claimed by ${ownerId === me ? 'you' : (nameOf(ownerId) ?? 'a colleague')}`;
  const contacted = firstContactedAt !== null && `contacted ${formatDateTime(firstContactedAt)}`;
  return <span className={classes['dim']}>{[claimed, contacted].filter(Boolean).join(', ')}</span>;
}

/** The next button of this kind in the list, or the one before when it is the last. */
function nextClaim(button: HTMLElement): HTMLElement | null {
  const all = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-claim]') ?? [])];
  const place = all.indexOf(button);
  return all[place + 1] ?? all[place - 1] ?? null;
}

/** The button goes once the lead is claimed, and keyboard focus with it, so focus moves to the next one unless it is already elsewhere. */
function goOn(next: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body && !focused.matches('[data-claim]')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !next?.isConnected) heading.tabIndex = -1;
  (next?.isConnected === true ? next : heading)?.focus();
}
