-- Which classes were counted as sold, so that they can be counted again. Lists of before are not.
alter table oversale add column classes text not null default '';
