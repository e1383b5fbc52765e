// The agreement as the client meets it: the steps in order, or what was signed.
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { OpenOffer } from '../contract/signing.ts';
import { nextStep, STEPS } from '../rules/offer-steps.ts';
import { api, getMyPdf, getMyWord, myOfferOptions } from './queries.ts';
import { SignStep, type SigningDoor } from './SignStep.tsx';
import classes from './Signing.module.css';
import { offerTexts } from './texts.ts';

/** What there is to sign, step by step; `otherwise` stands there when nothing waits. */
export function MyOffer({ otherwise }: { readonly otherwise: ReactNode }): ReactElement {
  const texts = useTexts(offerTexts);
  const [bureaus, setBureaus] = useState<readonly Bureau[]>(BUREAUS);
  const mine = useQuery({ ...myOfferOptions(bureaus.length === 0 ? undefined : bureaus), placeholderData: keepPreviousData });
  const [consent, acknowledge, instruct, sign] = [
    useChange(api.consent),
    useChange(api.acknowledge),
    useChange(api.instruct),
    useChange(api.sign),
  ];
  const door: SigningDoor = {
    consent: consent.run,
    acknowledge: acknowledge.run,
    instruct: instruct.run,
    sign: sign.run,
    getWord: getMyWord,
  };
  if (mine.error) return <RefusalNote error={mine.error} />;
  if (!mine.data) return <LoadingLines lines={6} />;
  const { offer, signedFile } = mine.data;
  if (!offer)
    return (
      <Stack gap="lg">
        {signedFile ? <SignedPapers /> : <Text>{texts.none}</Text>}
        {otherwise}
      </Stack>
    );
  return <Steps offer={offer} door={door} bureaus={bureaus} onBureaus={setBureaus} />;
}

interface StepsProps {
  readonly offer: OpenOffer;
  readonly door: SigningDoor;
  readonly bureaus: readonly Bureau[];
  readonly onBureaus: (bureaus: readonly Bureau[]) => void;
}

/** The four steps with the one that is next. */
export function Steps({ offer, ...rest }: StepsProps): ReactElement | null {
  const texts = useTexts(offerTexts);
  const dates = useDates();
  const step = nextStep(offer.state);
  if (!step) return null;
  const at = STEPS.indexOf(step);
  return (
    <>
      <Text c="dimmed" mb="xs">
        {texts.validThrough(dates.date(offer.validThrough))}
      </Text>
      <ol className={classes['steps']} aria-label={texts.step(at + 1, STEPS.length)}>
        {STEPS.map((one, i) => (
          <li key={one} aria-current={i === at ? 'step' : undefined} className={i < at ? classes['done'] : undefined}>
            <Text component="span" fw={i === at ? 600 : 400}>
              {i + 1}. {texts.steps[one]}
              {i < at && ` · ${texts.done}`}
            </Text>
          </li>
        ))}
      </ol>
      <SignStep key={step} offer={offer} step={step} {...rest} />
    </>
  );
}

function SignedPapers(): ReactElement {
  const texts = useTexts(offerTexts);
  const open = useAction(() => openPdf(getMyPdf()));
  return (
    <section aria-labelledby="signed">
      <Title order={2} id="signed" mb="xs">
        {texts.signedTitle}
      </Title>
      <Text>{texts.signed}</Text>
      <Button mt="md" size="md" variant="default" loading={open.isPending} onClick={() => open.start(undefined)}>
        {texts.openSigned}
      </Button>
      <RefusalNote error={open.error} />
    </section>
  );
}

/** Says on other pages that an agreement waits. Draws nothing when there is none. */
export function OfferWaits(): ReactElement | null {
  const texts = useTexts(offerTexts);
  const { data } = useQuery(myOfferOptions());
  if (!data?.offer) return null;
  return (
    <Text mb="lg">
      <Anchor component={AppLink} href="/client/agreement" fw={600}>
        {texts.asks}
      </Anchor>
    </Text>
  );
}
