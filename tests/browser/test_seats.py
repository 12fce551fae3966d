"""Who sits where: invitations, people who leave, what the host may do about it."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Enter
from .people import friends, invitation, join
from .visitor import Visitor

LOADED = "image => image.complete && image.naturalWidth > 0"


def company(me: Visitor) -> None:
    me.button("Menu").click()
    me.page.get_by_text("People at the table").click()


def test_an_invitation_is_a_link_and_a_picture_for_the_camera_of_a_phone(enter: Enter) -> None:
    host = enter()
    host.page.goto("/new")
    host.button("Prepare the table").click()
    link = invitation(host)
    picture = host.page.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    host.until(lambda: picture.evaluate(LOADED))
    assert link.rpartition("/")[2] in str(picture.get_attribute("src"))


def test_whoever_stands_beside_the_host_sees_the_invitation_at_once(enter: Enter) -> None:
    host, friend = enter(), enter()
    host.page.goto("/new")
    host.page.get_by_role("radio", name="Trial of Strength Everyone").check()
    host.page.get_by_role("combobox", name="Players").select_option("3")
    host.button("Prepare the table").click()
    picture, address = host.page.get_by_role("img", name="QR code"), host.page.get_by_label("Invitation link")
    expect(picture).to_be_visible()
    link = address.input_value()
    assert link.rpartition("/")[2] in str(picture.get_attribute("src"))
    join(friend, link, "Bára")
    expect(friend.page.get_by_role("img", name="QR code")).to_be_visible()  # who has come may invite, too
    host.until(lambda: host.last("info")["table"]["seats"][1]["seal"])
    host.button("Free the seat").click()
    expect(address).not_to_have_value(link)  # whoever was sent away cannot come back by it
    assert invitation(host) == address.input_value() != link


def test_a_friend_reads_what_was_agreed_before_sitting_down(enter: Enter) -> None:
    host, friend = enter(), enter()
    host.page.goto("/new")
    host.page.get_by_role("radio", name="Trial of Strength Everyone").check()
    host.page.get_by_text("More choices").click()
    host.page.get_by_role("checkbox", name="Healing wells").check()
    host.page.get_by_role("combobox", name="Time", exact=True).select_option("for the whole game")
    host.page.get_by_label("Minutes").fill("30")
    host.button("Prepare the table").click()
    friend.page.goto(invitation(host))
    for agreed in ("Healing wells", "fame to win: 4", "30 min for the whole game", "a bot plays the turn"):
        expect(friend.page.get_by_text(agreed)).to_be_visible()


def test_nobody_is_chosen_twice_and_everyone_at_one_device_has_a_name(enter: Enter) -> None:
    me = enter()
    me.page.goto("/new")
    me.page.get_by_role("radio", name="Trial of Strength Everyone").check()
    me.page.get_by_role("combobox", name="Players").select_option("3")
    first, second = me.page.get_by_label("Character 1"), me.page.get_by_label("Character 2")
    before = first.input_value()
    first.select_option(second.input_value())
    expect(second).to_have_value(before)
    for seat, name in (("2", "Bára"), ("3", "Cyril")):
        me.page.get_by_label(f"Who plays seat {seat}").select_option("a second player at this device")
        me.page.get_by_label(f"Name at this device, seat {seat}").fill(name)
    me.button("Prepare the table").click()
    me.until(lambda: me.last("table"))
    assert [seat["name"] for seat in me.last("table")["table"]["seats"]][1:] == ["Bára", "Cyril"]


def test_the_host_frees_a_seat_and_gives_it_to_a_bot(enter: Enter) -> None:
    host, friend = friends(enter)
    company(host)
    host.button("Free the seat").click()
    host.page.get_by_role("dialog", name="Free the seat of").get_by_role("button", name="Free the seat").click()
    expect(friend.page.get_by_text("You see nobody’s cards.")).to_be_visible()
    expect(friend.page.get_by_role("region", name="Your cards")).to_have_count(0)
    host.button("Put a bot here").click()
    host.until(lambda: host.last("info")["table"]["seats"][1]["bot"] == "poutnik")


def test_the_host_chooses_how_good_the_bots_are_that_fill_the_table(enter: Enter) -> None:
    host = enter()
    host.page.goto("/new")
    host.page.get_by_role("radio", name="Trial of Strength Everyone").check()
    host.page.get_by_role("combobox", name="Players").select_option("3")
    host.button("Prepare the table").click()
    level = host.page.get_by_label("Bot for a free seat")
    host.button("Put a bot here").first.click()
    host.until(lambda: [seat["bot"] for seat in host.last("info", "table")["table"]["seats"]] == ["", "poutnik", ""])
    level.select_option("the dreamer: a computer that sometimes strays")
    host.button("Start, bots play the rest").click()
    host.at_table()
    assert [seat["bot"] for seat in host.last("info", "table")["table"]["seats"]] == ["", "poutnik", "snilek"]


def test_whoever_goes_away_is_missed_and_a_bot_can_go_on(enter: Enter) -> None:
    host, friend = friends(enter)
    host.button("Cast no more").click()
    host.until(lambda: host.number > 0)
    friend.page.goto("/")  # the other seat is away
    away = host.page.get_by_role("complementary", name="Characters").get_by_text("away")
    expect(away).to_be_visible()
    company(host)
    host.button("Let a bot play").click()
    host.until(lambda: host.last("info")["table"]["seats"][1]["bot"] == "poutnik")
    expect(away).to_have_count(0)


def test_a_player_leaves_and_the_link_brings_somebody_else_to_the_seat(enter: Enter) -> None:
    host, friend = friends(enter)
    company(friend)
    friend.button("Leave the table").click()
    friend.page.get_by_role("dialog", name="Leave the table").get_by_role("button", name="Leave", exact=True).click()
    expect(friend.page.get_by_text("You see nobody’s cards.")).to_be_visible()
    company(host)
    link = invitation(host)
    other = enter()
    other.page.goto(link)
    other.button("Sit down").click()
    other.at_table()
    expect(other.page.get_by_text("You are asking for the seat of")).to_be_visible()
    expect(other.page.get_by_role("region", name="Your cards")).to_have_count(0)
    host.page.keyboard.press("Escape")
    host.button("I agree").click()
    expect(host.page.get_by_text("taken over during the game").first).to_be_visible()
    expect(other.page.get_by_role("region", name="Your cards").get_by_role("listitem").first).to_be_visible()


def test_what_does_not_go_together_cannot_be_ticked_and_the_page_says_why(enter: Enter) -> None:
    me = enter()
    me.page.goto("/new")
    me.page.get_by_text("More choices").click()
    hard, long = (me.page.get_by_role("checkbox", name=name) for name in ("Hard quests. Halls", "Long game. A hall"))
    hard.check()
    expect(long).to_be_disabled()
    expect(me.page.get_by_text("do not go together")).to_be_visible()
    hard.uncheck()
    expect(long).to_be_enabled()
    me.page.get_by_role("radio", name="Etherfields").check()
    me.page.get_by_text("More choices").click()
    solo = me.page.get_by_role("checkbox", name="Solo")
    expect(solo).to_be_disabled()
    me.page.get_by_role("checkbox", name="Specialist").uncheck()
    expect(solo).to_be_enabled()


def test_a_fourth_hero_cannot_be_chosen_where_three_are_the_most(enter: Enter) -> None:
    me = enter()
    me.page.goto("/new")
    me.page.get_by_role("radio", name="Trial of Strength Everyone").check()
    me.page.get_by_role("combobox", name="Players").select_option("5")
    expect(me.page.get_by_text("At most three characters may be on one side")).to_be_visible()
    second = me.page.get_by_label("Character 2")
    expect(second.locator("option[value=druid]")).to_be_disabled()
    expect(second.locator("option[value=titan]")).to_be_enabled()
