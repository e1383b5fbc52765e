import type { ClaimFamily } from '../claim-rule.ts';

const COURT = 'lawsuit|summons|court|suit|complaint|judge|hearing|subpoena|papers';

export const BAD_ADVICE: ClaimFamily = {
  family: 'advice to deny or not to pay',
  rule: 'X22',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(1), (4)',
  message: 'No one may be told to stop paying, to deny a debt or to ignore a court.',
  advice: 'Write only what the client knows to be true. Questions about a lawsuit go to a lawyer.',
  claims: [
    {
      find: [
        '^ stop|quit paying|making|sending',
        '^ just stop|quit paying|making|sending',
        '^ please stop|quit paying',
        'should|must|can|could|better|need stop|quit paying|making|sending',
        'should|must|to stop|quit paying',
        'you ~2 stop|quit paying|making',
        'stop|quit paying ~4 until',
        '^ do not pay',
      ],
      unless: ['let me|us', 'told me', 'creditor|lender|servicer ~2 said|wrote|agreed|allowed'],
    },
    {
      find: ['stop|quit paying the|your bank|lender|creditor|card|loan'],
      also: [['^ stop|quit', '^ just', 'should', 'you']],
      unless: ['i ~3 stop|stopped', 'because', 'let me', 'told me'],
    },
    {
      find: [
        `ignore|skip|throw|avoid ~2 ${COURT}`,
        `not answer|open|respond|appear|attend ~3 ${COURT}`,
        `no need to ~2 go|appear|answer|respond ~3 ${COURT}`,
      ],
      unless: ['i ~3 not|never', 'did not'],
    },
    {
      find: [
        'told|advised|asked|coached|instructed|taught ~3 to|that|i say|claim|tell|deny|pretend|should',
        'told|advised|coached|instructed ~3 deny',
      ],
      also: [['@UNTRUE', 'deny']],
      unless: ['i told|asked|advised', 'i have told|asked|advised'],
    },
    {
      find: [
        '^ say|tell|claim|deny|write',
        '^ just say|tell|claim|deny',
        '^ simply say|tell|claim|deny',
        'you ~1 should|can|could|must|may|just ~1 say|tell|claim|deny',
        'should|must ~1 say|claim|tell|deny ~1 them|that|it',
      ],
      also: [['@UNTRUE', 'can not prove', 'everything|all']],
      unless: ['i ~4 not|never|know', 'me|us ~5 not'],
    },
    {
      find: ['when|if|whenever they|collectors|anyone|someone|he|she ~2 call|calls|ask|asks|write|writes|contact|contacts'],
      also: [['say|swear|tell|deny|claim|insist|hang|act|play'], ['@UNTRUE', 'deny', 'hang up']],
      unless: ['i ~1 say|told|tell|said', 'me ~4 that'],
    },
    {
      find: ['swear|swearing|insist|maintain ~1 you|that|it ~4 not|never', 'you never saw|heard|opened|had|signed'],
      unless: ['i ~1 swear|insist', 'i maintain', 'you never sent|answered'],
    },
    { find: ['pretend|pretending', 'act like|as', 'play dumb'], unless: ['collector|caller|he|she|they ~1 pretend|pretended'] },
    { find: ['mark ~6 not mine', 'whatever it is', 'deny everything|all|it', 'never admit', 'put|choose|select|write not mine'] },
  ],
};
