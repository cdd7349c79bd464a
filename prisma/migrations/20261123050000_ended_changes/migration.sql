-- An open change whose booking ends in another way than by its refund.
alter type schedule_change_state add value 'ended';
