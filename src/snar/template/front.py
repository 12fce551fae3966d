"""Where the parts of Lucerny are: it has rules and texts, every layer serves it with its plain part."""

from snar.kernel.front import Front

FRONT = Front(name="template", rules="snar.template.game:LanternsGame", shown=False)
