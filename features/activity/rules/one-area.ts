// Features that were cut out of another one and are still one with it to people: one area of the record, one set of rights. Rows written
// before the cut keep the kinds of that time, because the record is never rewritten.
const CUT_OUT_OF: Readonly<Record<string, string>> = { accountMatching: 'creditReports', reportChanges: 'creditReports' };

/** The area a feature's activity is listed in, by the first part of a kind. */
export function areaOf(feature: string): string {
  return CUT_OUT_OF[feature] ?? feature;
}

/** All features whose activity is listed in an area. */
export function featuresOf(area: string): readonly string[] {
  return [
    area,
    ...Object.entries(CUT_OUT_OF)
      .filter(([, from]) => from === area)
      .map(([feature]) => feature),
  ];
}
