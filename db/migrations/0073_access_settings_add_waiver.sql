-- Why staff may work without a second step, and who decided it (16 CFR 314.4(c)(5)).
alter table access_settings
  add column waiver_reason text,
  add column waiver_by_name text,
  add column waiver_at timestamptz,
  add check (num_nulls(waiver_reason, waiver_by_name, waiver_at) in (0, 3)),
  add check (waiver_reason is null or staff_second_factor = 'offered');
