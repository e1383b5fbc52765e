// One email: its status, text and actions.
import { ActionIcon, Anchor, Button, Text } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { kindInWords } from '../../rules/mail-text.ts';
import { mailOptions } from '../queries.ts';
import classes from './MailDetail.module.css';
import { MailStateText } from './MailStateText.tsx';
import { MailText } from './MailText.tsx';
import { SendAgain } from './SendAgain.tsx';

interface MailDetailProps {
  readonly id: string;
  readonly serverSetUp: boolean;
  readonly onClose: () => void;
}

export function MailDetail({ id, serverSetUp, onClose }: MailDetailProps): ReactElement {
  const may = useMay();
  const { data: mail, error } = useQuery(mailOptions(id));
  return (
    <section className={classes['detail']} aria-label="Opened email">
      <div className={classes['bar']}>
        <Button
          className={classes['back'] ?? ''}
          variant="subtle"
          size="compact-sm"
          px={4}
          leftSection={<IconArrowLeft size={16} stroke={1.6} />}
          onClick={onClose}
        >
          All emails
        </Button>
        <ActionIcon
          className={classes['close'] ?? ''}
          variant="subtle"
          color="gray"
          size={32}
          aria-label="Close the email"
          onClick={onClose}
        >
          <IconX size={18} stroke={1.6} />
        </ActionIcon>
      </div>
      {!mail ? (
        error ? (
          <RefusalNote error={error} />
        ) : (
          <LoadingLines />
        )
      ) : (
        <>
          <h2 ref={takeFocus} tabIndex={-1} className={classes['subject']}>
            {mail.subject}
          </h2>
          <dl className={classes['facts']}>
            <Fact name="To">
              {mail.toName === '' ? (
                mail.to
              ) : (
                <>
                  {mail.contactId === null || !may('contacts:view') ? (
                    <bdi>{mail.toName}</bdi>
                  ) : (
                    <Anchor component={AppLink} href={`/contacts/${mail.contactId}`}>
                      <bdi>{mail.toName}</bdi>
                    </Anchor>
                  )}{' '}
                  <span className={classes['address']}>{mail.to}</span>
                </>
              )}
            </Fact>
            <Fact name="Purpose">{sentence(kindInWords(mail.kind))}</Fact>
            <Fact name="Written">
              <DateText at={mail.createdAt} />
            </Fact>
            <Fact name="State">
              <MailStateText state={mail.state} />
              {mail.sentAt !== null && (
                <>
                  {' '}
                  <DateText at={mail.sentAt} />
                </>
              )}
            </Fact>
          </dl>
          {mail.problem !== null && (
            <Text className={classes['problem'] ?? ''} data-tone={mail.state === 'failed' ? 'late' : undefined}>
              {mail.problem}
            </Text>
          )}
          {(mail.state === 'failed' || mail.state === 'unknown') && serverSetUp && may('mail:send-again') && (
            <SendAgain id={mail.id} mayHaveArrived={mail.state === 'unknown'} />
          )}
          {mail.linksHidden && (
            <Text c="dimmed" size="sm" mb="xs">
              A link in this email signs in anyone who opens it, so only owners see it.
            </Text>
          )}
          <MailText text={mail.text} />
        </>
      )}
    </section>
  );
}

/** Who opened a mail reads on there, also with a screen reader. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
