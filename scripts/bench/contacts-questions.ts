// What people ask of a list of contacts and type into its search field, the awkward ones among them: words that many have, words
// that stand together in an order, filters that nothing fits.
const COLLEAGUE = '0190bbbb-0000-7000-8000-000000000010';
const IMPORT = '0190cccc-0000-7000-8000-000000000001';

export const COMBINATIONS = [
  'sort=newest', 'category=client&sort=follow-up&followUp=overdue', `stage=graduated&owner=${COLLEAGUE}&sort=follow-up`, 'tag=Tag%2035&source=Event&sort=last-contact', 'tag=Tag%201&sort=follow-up',
  'search=zimmerman&sort=name', 'search=smith&sort=name', 'search=gmail&sort=name', 'search=xu&sort=name', 'search=z&sort=name', 'search=maria%20smith&sort=name', 'search=%28419%29%20555-0142', 'search=jo&category=lead',
  'urgency=High&category=client&sort=name', 'owner=none&hold=yes&sort=name', 'archived=yes&state=OH&sort=name', 'createdUntil=2024-03-01&state=WY', 'stage=new&sort=oldest', 'hot=yes', `import=${IMPORT}&sort=name`,
] as const;

export const TYPED = [
  'm', 'ma', 'mar', 'mari', 'maria', 'maria d', 'maria de', 'maria del', 'maria delgado', 'z', 'zi', 'zim', 'zimm', 'zimmer', 'zimmerman', 'xavier zim', 'xavier zimmerman',
  'joh', 'john', 'johns', 'johnson', 'robert johnson', 'n', 'nú', 'núñ', 'núñez', 'nunez', 'Jonson', 'mariia', 'smiht', 'zimerman', 'Marai Delgado', 'robret', 'jhon smith',
  '419', '419555', '(419) 555-01', '+1 419 555 0142', '0142', '5501', 'maria.smith', 'maria.smith1@', 'gmail', 'nobody at all', 'qqqq', 'x', 'xu', 'son',
] as const;
