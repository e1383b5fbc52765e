// One paper and what the client does with it: read it to the end, then consent, acknowledge, instruct or sign by typing their name.
import { Button, Checkbox, TextInput, Title, Text } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { openPdf } from '../../../platform/web/live/api.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { DocumentView } from '../../../platform/web/document/DocumentView.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { OpenOffer } from '../contract/signing.ts';
import { STEP_PAPERS, type Step } from '../rules/offer-steps.ts';
import { inkOf, LEAST_INK, type SignatureMark } from '../rules/signature-mark.ts';
import { DrawnSignature } from './DrawnSignature.tsx';
import classes from './Signing.module.css';
import { offerTexts } from './texts.ts';

/** What is sent for a step beside the paper. */
export interface StepInput {
  readonly id: string;
  readonly version: number;
  readonly sha256: string;
  readonly signature: SignatureMark;
}
/** How the steps are sent: from the portal, or from a tablet of the office. */
export interface SigningDoor {
  readonly consent: (input: StepInput & { readonly word: string }) => Promise<unknown>;
  readonly acknowledge: (input: StepInput) => Promise<unknown>;
  readonly instruct: (input: StepInput & { readonly bureaus: Bureau[] }) => Promise<unknown>;
  readonly sign: (input: StepInput) => Promise<unknown>;
  readonly getWord: () => Promise<File>;
}
interface SignStepProps {
  readonly offer: OpenOffer;
  readonly step: Step;
  readonly door: SigningDoor;
  readonly bureaus: readonly Bureau[];
  readonly onBureaus: (bureaus: readonly Bureau[]) => void;
}

export function SignStep({ offer, step, door, bureaus, onBureaus }: SignStepProps): ReactElement | null {
  const texts = useTexts(offerTexts);
  const [name, setName] = useState('');
  const [word, setWord] = useState('');
  const [strokes, setStrokes] = useState<SignatureMark['strokes']>(null);
  const [missing, setMissing] = useState<'name' | 'word' | 'bureaus' | 'ink'>();
  const [sent, setSent] = useState<string>();
  const word$ = useAction(() => openPdf(door.getWord()));
  const paper = offer.papers.find((one) => one.paper === STEP_PAPERS[step]);
  const take = useAction(async (signature: SignatureMark): Promise<void> => {
    if (!paper) return;
    const input = { id: offer.id, version: offer.version, sha256: paper.sha256, signature };
    if (step === 'consented') await door.consent({ ...input, word });
    else if (step === 'acknowledged') await door.acknowledge(input);
    else if (step === 'instructed') await door.instruct({ ...input, bureaus: [...bureaus] });
    else await door.sign(input);
  });
  const notice = step === 'signed' ? offer.papers.find((one) => one.paper === 'notice') : undefined;
  if (!paper) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const lacks =
      step === 'consented' && word.trim() === ''
        ? 'word'
        : step === 'instructed' && bureaus.length === 0
          ? 'bureaus'
          : name.trim() === ''
            ? 'name'
            : strokes !== null && inkOf(strokes) < LEAST_INK
              ? 'ink'
              : undefined;
    setMissing(lacks);
    setSent(`${name} ${word}`);
    if (!lacks) take.start({ name: name.trim(), strokes });
  };
  // A sentence about what was sent goes once something else is typed.
  const fields = take.error === null || sent !== `${name} ${word}` ? {} : (asRefusal(take.error).fields ?? {});
  const asked = take.error !== null && asRefusal(take.error).fields !== undefined;
  const signature = (who: 'client' | 'office'): ReactElement => (
    <>
      <em>{who === 'client' ? name : offer.officeName}</em>
      <Text component="span" size="xs" c="dimmed" display="block">
        {texts.signatureOf[who]}
      </Text>
    </>
  );
  return (
    <section aria-labelledby="step">
      <Title order={2} id="step" mb="xs">
        {texts.steps[step]}
      </Title>
      <Text>{texts.leads[step]}</Text>
      {step === 'instructed' && (
        <Checkbox.Group
          mt="md"
          label={texts.bureaus}
          value={[...bureaus]}
          error={missing === 'bureaus' && texts.needBureau}
          onChange={(chosen) => onBureaus(BUREAUS.filter((bureau) => chosen.includes(bureau)))}
        >
          {BUREAUS.map((bureau) => (
            <Checkbox key={bureau} value={bureau} label={BUREAU_NAMES[bureau]} mt={6} size="md" />
          ))}
        </Checkbox.Group>
      )}
      <div className={classes['paper']}>
        <DocumentView document={paper.document} language={offer.language} signature={signature} />
      </div>
      {notice && (
        <>
          <Text fw={500}>{texts.notice}</Text>
          <div className={classes['paper']}>
            <DocumentView document={notice.document} language="en" />
          </div>
        </>
      )}
      <form className={classes['form']} onSubmit={submit} noValidate>
        {step === 'consented' && (
          <>
            <Button variant="default" size="md" onClick={() => word$.start(undefined)} loading={word$.isPending}>
              {texts.openPdf}
            </Button>
            <RefusalNote error={word$.error} />
            <TextInput
              size="md"
              label={texts.word}
              description={texts.wordHint}
              value={word}
              error={missing === 'word' ? texts.needWord : fields['word']}
              onChange={(event) => {
                setWord(event.currentTarget.value);
                setMissing(undefined);
              }}
              autoCapitalize="none"
              autoComplete="off"
            />
          </>
        )}
        <TextInput
          size="md"
          label={texts.name}
          description={texts.nameHint}
          value={name}
          error={missing === 'name' ? texts.needName : fields['name']}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setMissing(undefined);
          }}
          autoComplete="name"
        />
        {step === 'signed' && <DrawnSignature onChange={setStrokes} />}
        {missing === 'ink' && (
          <Text c="var(--redress-bad, var(--mantine-color-error))" role="alert">
            {texts.tooLittle}
          </Text>
        )}
        {!asked && <RefusalNote error={take.error} />}
        <Button type="submit" size="md" loading={take.isPending}>
          {texts.buttons[step]}
        </Button>
      </form>
    </section>
  );
}
