-- A voice note of somebody whose language is not known yet: listened to once it is chosen.
alter table whatsapp_contact add column first_voice text;
