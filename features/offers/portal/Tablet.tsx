// A tablet of the office in the hands of a client: a code opens one offer, the same steps as in the portal follow, and it is handed back.
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { PlainForm } from '../../../platform/web/form/PlainForm.tsx';
import { usePlainForm } from '../../../platform/web/form/use-plain-form.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { setPageLanguage } from '../../../platform/web/language/page-language.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import { Steps } from './MyOffer.tsx';
import { api, getTabletWord, tabletOptions } from './queries.ts';
import type { SigningDoor } from './SignStep.tsx';
import { tabletTexts } from './texts.ts';

export function Tablet(): ReactElement {
  const texts = useTexts(tabletTexts);
  const [bureaus, setBureaus] = useState<readonly Bureau[]>(BUREAUS);
  const shown = useQuery({ ...tabletOptions(bureaus.length === 0 ? undefined : bureaus), placeholderData: keepPreviousData });
  const [consent, acknowledge, instruct, sign] = [
    useChange(api.consentOnTablet),
    useChange(api.acknowledgeOnTablet),
    useChange(api.instructOnTablet),
    useChange(api.signOnTablet),
  ];
  const giveBack = useChange(api.returnTablet);
  const language = shown.data?.language;
  // Also when the page is opened again in the middle of the steps.
  useEffect(() => {
    if (language !== undefined) setPageLanguage(language, { keep: false });
  }, [language]);
  const door: SigningDoor = {
    consent: consent.run,
    acknowledge: acknowledge.run,
    instruct: instruct.run,
    sign: sign.run,
    getWord: getTabletWord,
  };
  if (shown.error) return asRefusal(shown.error).status === 403 ? <OpenTablet /> : <RefusalNote error={shown.error} />;
  if (!shown.data) return <LoadingLines lines={6} />;
  const { offer, signed } = shown.data;
  return (
    <Stack gap="xl">
      {offer ? (
        <div>
          <Steps offer={offer} door={door} bureaus={bureaus} onBureaus={setBureaus} />
        </div>
      ) : (
        <Text>{signed ? texts.thanks : texts.gone}</Text>
      )}
      <div>
        <Button variant="default" size="md" loading={giveBack.isPending} onClick={() => giveBack.start({}, () => location.reload())}>
          {texts.back}
        </Button>
        <Text c="dimmed" size="sm" mt={4}>
          {texts.backHint}
        </Text>
        <RefusalNote error={giveBack.error} />
      </div>
    </Stack>
  );
}

function OpenTablet(): ReactElement {
  const texts = useTexts(tabletTexts);
  const open = useChange(api.openTablet);
  const form = usePlainForm({
    labels: { code: texts.code },
    check: ({ code }) => (code.trim() === '' ? { code: texts.needCode } : {}),
    send: async ({ code }) => {
      const { language } = await open.run({ code });
      setPageLanguage(language, { keep: false });
      return undefined;
    },
    explain: (error) => ({ code: asRefusal(error).message }),
  });
  return (
    <PlainForm form={form}>
      <Stack maw={420}>
        <TextInput {...form.text('code')} size="md" description={texts.codeHint} inputMode="numeric" autoComplete="off" />
        <Button type="submit" size="md" loading={form.isPending}>
          {texts.open}
        </Button>
      </Stack>
    </PlainForm>
  );
}
