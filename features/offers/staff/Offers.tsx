// Offers of one person: the open one with its steps, what was signed, and a new one.
import { Anchor, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDollars } from '../../../platform/base/money.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { formatTime } from '../../../platform/web/look/format-date.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { Offer } from '../contract.ts';
import { totalsOf } from '../rules/offer-terms.ts';
import { PAPER_NAMES } from '../rules/paper-texts.ts';
import { stateWords } from './offer-form.ts';
import { OfferForm } from './OfferForm.tsx';
import { api, getSignedPdf, offersOptions } from './queries.ts';

interface OffersProps {
  readonly contactId: string;
  readonly archived: boolean;
}

export function Offers({ contactId, archived }: OffersProps): ReactElement {
  const may = useMay();
  const list = useInfiniteQuery(offersOptions(contactId));
  const [isOpen, setIsOpen] = useState(false);
  const [first] = list.data?.pages ?? [];
  if (!first) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={3} />;
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const mayMake = may('offers:make') && !archived;
  return (
    <section aria-labelledby="offers">
      <Title order={2} id="offers" mb="xs">
        Offers and signing
      </Title>
      <Stack gap="md" maw={720}>
        {rows.map((one) => (
          <OfferCard key={one.id} offer={one} mayMake={mayMake} />
        ))}
        {list.hasNextPage && (
          <Group>
            <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Load more
            </Button>
          </Group>
        )}
        {first.bar && rows[0]?.endedAt !== null && (
          <Text c="dimmed">
            {first.bar.message}
            {first.bar.citation !== null && ` (${first.bar.citation})`}
          </Text>
        )}
        {!first.bar && mayMake && !isOpen && (
          <Group>
            <Button onClick={() => setIsOpen(true)}>Offer an agreement</Button>
            {may('agreement-templates:view') && (
              <Anchor component={AppLink} href="/agreement-templates">
                Templates
              </Anchor>
            )}
          </Group>
        )}
        {!first.bar && mayMake && isOpen && (
          <OfferForm
            contactId={contactId}
            templates={first.templates}
            language={first.language}
            longestTerm={first.longestTerm}
            lastTerms={first.lastTerms}
            onDone={() => setIsOpen(false)}
          />
        )}
      </Stack>
    </section>
  );
}

function OfferCard({ offer, mayMake }: { readonly offer: Offer; readonly mayMake: boolean }): ReactElement {
  const withdraw = useChange(api.withdraw);
  const open = useAction(() => openPdf(getSignedPdf(offer.id)));
  const handOver = useChange(api.handOver);
  const [code, setCode] = useState<{ readonly code: string; readonly until: string }>();
  const { state, terms, steps } = offer;
  const isOpen = offer.endedAt === null;
  return (
    <Stack gap={4}>
      <Text fw={500}>{offer.expired ? 'Not signed in time' : stateWords[state]}</Text>
      <Text size="sm">
        {offer.template}. {terms.services.map(({ name }) => name).join(', ')}: {formatDollars(totalsOf(terms).all)} in total,{' '}
        {terms.termDays} days.
      </Text>
      <Text size="sm" c="dimmed">
        Offered <DateText at={offer.madeAt} /> by <bdi>{offer.madeBy}</bdi>
        {isOpen && (
          <>
            , open through <DateText at={offer.validThrough} distance={false} />
          </>
        )}
        .
      </Text>
      {steps.length > 0 && (
        <List size="sm" listStyleType="none" withPadding={false}>
          {steps.map(({ step, paper, at, where }) => (
            <List.Item key={step}>
              {PAPER_NAMES.en[paper]}: <DateText at={at} />, {where === 'portal' ? 'in the portal' : "on the office's tablet"}
            </List.Item>
          ))}
        </List>
      )}
      <Group gap="sm" mt={4}>
        {state === 'signed' && (
          <Button variant="default" size="xs" loading={open.isPending} onClick={() => open.start(undefined)}>
            Open signed papers
          </Button>
        )}
        {isOpen && mayMake && (
          <Button variant="default" size="xs" loading={handOver.isPending} onClick={() => handOver.start({ id: offer.id }, setCode)}>
            Sign on a tablet here
          </Button>
        )}
        {isOpen && mayMake && (
          <Button
            variant="default"
            size="xs"
            loading={withdraw.isPending}
            onClick={() => withdraw.start({ id: offer.id, version: offer.version, reason: null })}
          >
            Withdraw offer
          </Button>
        )}
      </Group>
      {code && isOpen && (
        <Text size="sm" role="status">
          On the tablet open <b>{`${location.origin}/client/tablet`}</b> and type <b>{code.code}</b>. The code works once, until{' '}
          {formatTime(code.until)}. Whoever used that browser is signed out there.
        </Text>
      )}
      <RefusalNote error={withdraw.error ?? open.error ?? handOver.error} />
    </Stack>
  );
}
