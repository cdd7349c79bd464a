-- ZZ is the invented airline of test mode. A timetable that was imported under this code leaves live sales; its demonstration airline is
-- now X0 and comes with the next seed.
delete from schedule_season where carrier = 'ZZ';
update data_version set version = version + 1 where kind = 'schedule';
