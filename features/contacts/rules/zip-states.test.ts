import { expect, test } from 'vitest';
import { US_STATES } from './us-states.ts';
import { checkZipState, statesOfZip } from './zip-states.ts';

/** A ZIP code of each state: its capital's, its largest post's. */
const CAPITALS: Readonly<Record<string, string>> = {
  AL: '36104', AK: '99801', AZ: '85007', AR: '72201', CA: '95814', CO: '80202', CT: '06103', DE: '19901', DC: '20001', FL: '32301', GA: '30303', HI: '96813', ID: '83702',
  IL: '62701', IN: '46225', IA: '50309', KS: '66603', KY: '40601', LA: '70802', ME: '04330', MD: '21401', MA: '02201', MI: '48933', MN: '55102', MS: '39205', MO: '65101',
  MT: '59623', NE: '68502', NV: '89701', NH: '03301', NJ: '08608', NM: '87501', NY: '12207', NC: '27601', ND: '58501', OH: '43215', OK: '73102', OR: '97301', PA: '17101',
  RI: '02903', SC: '29217', SD: '57501', TN: '37219', TX: '78701', UT: '84111', VT: '05602', VA: '23219', WA: '98507', WV: '25301', WI: '53703', WY: '82001',
  AS: '96799', GU: '96910', MP: '96950', PR: '00901', VI: '00802', AA: '34001', AE: '09012', AP: '96201',
};

test('each state owns the ZIP code of its capital, and no other has it', () => {
  expect(Object.keys(CAPITALS).sort()).toEqual(US_STATES.map(({ code }) => code).sort());
  for (const [code, zip] of Object.entries(CAPITALS)) expect(statesOfZip(zip), zip).toEqual([code]);
});

test.each([
  ['43604', 'TX', 'ZIP 43604 is in Ohio, not Texas.'], ['43604-1234', 'PR', 'ZIP 43604 is in Ohio, not Puerto Rico.'], ['06390', 'CT', 'ZIP 06390 is in New York, not Connecticut.'],
  ['96950', 'GU', 'ZIP 96950 is in Northern Mariana Islands, not Guam.'], ['00012', 'NY', 'There is no ZIP code 00012.'],
  ['42223', 'OH', 'ZIP 42223 is in Kentucky and Tennessee, not Ohio.'], ['83414', 'ID', 'ZIP 83414 is in Wyoming, not Idaho.'],
])('%s in %s: %s', (zip, state, sentence) => expect(checkZipState(zip, state)).toBe(sentence));

test.each([['43604', 'OH'], ['42223', 'TN'], ['42223', 'KY'], ['20101', 'VA'], ['20588', 'MD'], ['88510', 'TX'], ['73301', 'TX'], ['05501', 'MA'], [null, 'OH'], ['43604', null], [null, null]])(
  '%s fits %s', (zip, state) => expect(checkZipState(zip, state)).toBeUndefined());
