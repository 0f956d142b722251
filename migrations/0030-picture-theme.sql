-- In which colours a person's pictures are drawn; null while they have not chosen.

alter table person add column picture_theme text check (picture_theme in ('light', 'dark'));
