-- What somebody wanted before a language was chosen: answered once it is.
alter table whatsapp_contact add column first_words text;
