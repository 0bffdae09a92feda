-- A chat has one code at a time; those that are under way hold for minutes and are made anew with one tap.
delete from whatsapp_code;
create unique index whatsapp_code_session on whatsapp_code (session_id);
