-- What visitors write to our support through the contact form.

create table contact_messages (
  -- Made by the sender, so that the same message is kept once.
  id uuid primary key,
  -- Who was signed in when it was sent; it goes with them.
  learner_id uuid references learners (id) on delete cascade,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) <= 100),
  email text not null check (length(email) <= 254),
  -- The address as accounts compare it: a message belongs to whoever's address it gives, signed in or not.
  email_key text not null,
  phone text not null check (length(phone) <= 40),
  message text not null check (length(message) between 1 and 4000),
  created_at timestamptz not null default clock_timestamp()
);
create index contact_messages_learner on contact_messages (learner_id) where learner_id is not null;
create index contact_messages_email on contact_messages (email_key);
create index contact_messages_created on contact_messages (created_at);

-- Whom an answer to this mail goes to, where that is not its sender.
alter table mail_outbox add column reply_to text;
