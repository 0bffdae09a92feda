-- Which callbacks were offered lately: pages hear of it.
create index callback_offer_offered_at on callback_offer (offered_at);
