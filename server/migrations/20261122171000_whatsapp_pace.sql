-- How many messages somebody got lately: Meta takes few at once to one person.
create index whatsapp_send_pace on whatsapp_send (contact_id, created_at desc, id desc);
