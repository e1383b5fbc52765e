-- When the service was last asked where a letter is: those not asked for the longest time are next, so none waits behind letters no one scans.
alter table mail_service_letters add column tracked_at timestamptz;
